/**
 * Official validators as external programs: CEN's Schematron for EN 16931 with Saxon, and the schemas of bank files with
 * xmllint. Their rules are third-party files, read from the folder in WBD_JUDGES or from `third-party`. `docs/judges.md`
 * names their sources.
 */
import { execFile, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const rules = process.env['WBD_JUDGES'] ?? path.join(root, 'third-party');
/** Debian's package libsaxonhe-java. */
const SAXON = process.env['SAXON_JAR'] ?? '/usr/share/java/Saxon-HE.jar';
const MOST_OUTPUT = 64 * 1024 * 1024;

export interface Finding {
  /** name of the document */
  document: string;
  /** `BR-CO-26`, or the schema's message */
  rule: string;
}

export interface Judge {
  name: string;
  /** what has to be installed first; null when it can judge */
  missing(): string | null;
  /** @param documents XML by name */
  judge(documents: ReadonlyMap<string, string>): Promise<Finding[]>;
}

const absent = (...files: string[]): string | null => {
  const missing = files.filter((file) => !existsSync(file));
  return missing.length === 0 ? null : missing.join(', ');
};

/** Runs with the documents as files in a temporary folder. */
async function inFolder<Result>(
  documents: ReadonlyMap<string, string>,
  use: (folder: string, results: string) => Result | Promise<Result>,
): Promise<Result> {
  const base = mkdtempSync(path.join(tmpdir(), 'judges-'));
  try {
    const [folder, results] = [path.join(base, 'in'), path.join(base, 'out')];
    for (const one of [folder, results]) mkdirSync(one);
    for (const [name, xml] of documents) writeFileSync(path.join(folder, `${name}.xml`), xml);
    return await use(folder, results);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

const schematron = path.join(rules, 'EN16931-CII-validation.xslt');

/** The rules of EN 16931 for CII, including its code lists. Warnings are left out. */
export const en16931: Judge = {
  name: 'EN 16931 (CEN schematron)',
  missing: () => absent(SAXON, schematron),
  judge: (documents) =>
    inFolder(documents, async (folder, results) => {
      const classes = ['-cp', SAXON, 'net.sf.saxon.Transform'];
      const files = [`-s:${folder}`, `-xsl:${schematron}`, `-o:${results}`];
      await run('java', [...classes, ...files], { maxBuffer: MOST_OUTPUT });
      const reports = readdirSync(results);
      if (reports.length !== documents.size) throw new Error('Saxon did not read every document.');
      return reports.flatMap((report) => {
        const text = readFileSync(path.join(results, report), 'utf8');
        const failed = [...text.matchAll(/<svrl:failed-assert([^>]*)>/g)];
        return failed
          .filter(([, attributes = '']) => attributes.includes('flag="fatal"'))
          .map(([, attributes = '']) => ({
            document: path.parse(report).name,
            rule: /\bid="([^"]*)"/.exec(attributes)?.[1] ?? attributes,
          }));
      });
    }),
};

/** A schema of credit transfers, judged by libxml2's xmllint. */
const transferSchema = (name: string, file: string): Judge => ({
  name,
  missing: () => absent(path.join(rules, file)),
  judge: (documents) =>
    inFolder(documents, (folder) => {
      const files = [...documents.keys()].map((one) => path.join(folder, `${one}.xml`));
      const schema = ['--noout', '--schema', path.join(rules, file)];
      const { stderr: said } = spawnSync('xmllint', [...schema, ...files], {
        encoding: 'utf8',
        maxBuffer: MOST_OUTPUT,
      });
      if (said.split(/ validates$| fails to validate$/m).length - 1 !== documents.size) {
        throw new Error(`xmllint did not judge every document: ${said.slice(0, 500)}`);
      }
      return said
        .split('\n')
        .filter((line) => line.includes('validity error'))
        .map((line) => ({
          document: path.basename(/^[^:]*/.exec(line)?.[0] ?? '', '.xml'),
          rule: line.replace(/^[^:]*:\d+: /, ''),
        }));
    }),
});

/** ISO 20022's own schema, and the narrower one of the German banks. */
export const bankFiles: readonly Judge[] = [
  transferSchema('pain.001.001.09 (ISO 20022)', 'pain.001.001.09.xsd'),
  transferSchema('pain.001.001.09 (German banks)', 'pain.001.001.09_GBIC_5.xsd'),
];
