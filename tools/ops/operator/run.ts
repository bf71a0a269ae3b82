/**
 * npm run operator -- check <file>
 * npm run operator -- apply <file> --project <project id>
 * npm run operator -- make-admin <e-mail> --project <project id>
 * npm run operator -- remove-admin <e-mail> --project <project id>
 * npm run operator -- remove-second-factor <e-mail> --project <project id>
 * npm run operator -- give-code <e-mail> <code> --project <project id>
 * npm run operator -- rebuild-pages --project <project id>
 * npm run operator -- order-sizes --project <project id>
 * npm run operator -- make-e-invoices --project <project id>
 * npm run operator -- order-films [--dry-run] --project <project id>
 * npm run operator -- retire-films [--dry-run] --project <project id>
 * npm run operator -- seller-report <year> --project <project id> > sellers.csv
 * ADDRESS_KEY=… npm run operator -- allow-mails <e-mail> --project <project id>
 * ADDRESS_KEY=… npm run operator -- key-objections --project <project id>
 * npm run operator -- stack <file> --project <project id>
 * npm run operator -- setup --alerts-to <e-mail> [--budget 100] [--repository <owner/name>] [--dry-run] --project <project id>
 * npm run operator -- doctor [--dkim <name>] [--staging-project <project id>] --project <project id>
 * npm run operator -- ci-environments --repository <owner/name> [--staging-project <project id> --reviewers <name,…>] [--apply] --project <project id>
 * npm run operator -- stop-writing --project <project id>
 * npm run operator -- resume-writing --project <project id>
 * npm run operator -- bring-back [--from restored] [--dry-run] [--delete-later] --project <project id>
 *
 * Commands for the operator. They use the operator's own Google account (gcloud auth application-default login), or the
 * emulators when their addresses are in the environment.
 */
import { operate } from './operate.ts';

try {
  console.log(await operate(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
