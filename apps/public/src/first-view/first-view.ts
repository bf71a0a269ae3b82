/** Run by the module's build, in Node: writes the templates of its pages to the standard output. */
import { prepareTemplates } from './make-templates.ts';

const make = await prepareTemplates();
process.stdout.write(JSON.stringify(make()));
