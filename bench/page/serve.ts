/**
 * `npm run bench:page:serve`: the advisor's page of `bench:page` as it is deployed, a seminar and the page for partners, until it is
 * interrupted, for Lighthouse and the browser's own tools: nothing else takes the processor.
 */
import { closeAll } from '../serving/variants.ts';
import { PAGES, servePage } from './variants.ts';

const { federated, single, close } = await servePage();
const keys = [federated, single].flatMap(({ servers }) => servers.map(({ keyHash }) => keyHash));
for (const page of PAGES) {
  console.log(`As deployed: ${federated.origin}${page}\nSingle bundle: ${single.origin}${page}`);
}
console.log(`Its certificates need --ignore-certificate-errors-spki-list=${keys.join(',')}`);
process.once('SIGINT', () => void Promise.all([closeAll([federated, single]), close()]));
