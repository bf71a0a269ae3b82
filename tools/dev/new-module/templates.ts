import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ENDING = '.txt';

/** The files of a template folder, with `{{names}}` replaced in texts and paths. */
export function fromTemplate(
  folder: string,
  values: Readonly<Record<string, string>>,
): [file: string, text: string][] {
  const root = path.join(import.meta.dirname, folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [
      filled(path.relative(root, file).slice(0, -ENDING.length), values),
      filled(readFileSync(file, 'utf8'), values),
    ]);
}

export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_match, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A template asks for ${key}.`);
    return value;
  });
}
