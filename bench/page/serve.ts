/**
 * `npm run bench:page:serve`: the advisor's page of `bench:page` as it is deployed, until it is interrupted, for Lighthouse and
 * the browser's own tools: nothing else takes the processor.
 */
import { closeAll } from '../serving/variants.ts';
import { PAGE, servePage } from './variants.ts';

const { federated, single, close } = await servePage();
const keys = [federated, single].flatMap(({ servers }) => servers.map(({ keyHash }) => keyHash));
console.log(`As deployed: ${federated.origin}${PAGE}\nSingle bundle: ${single.origin}${PAGE}`);
console.log(`Its certificates need --ignore-certificate-errors-spki-list=${keys.join(',')}`);
process.once('SIGINT', () => void Promise.all([closeAll([federated, single]), close()]));
