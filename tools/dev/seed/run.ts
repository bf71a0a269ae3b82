/** node tools/dev/seed/run.ts [--no-files]: seeds the emulators that the environment names. */
import { parseArgs } from 'node:util';
import { failWith } from '../../base/tool-error.ts';
import { seedDemoData } from './seed-demo-data.ts';

const { values } = parseArgs({
  options: { files: { type: 'boolean', default: true } },
  allowNegative: true,
});
try {
  console.log(await seedDemoData({ files: values.files }));
} catch (error) {
  failWith(error);
}
