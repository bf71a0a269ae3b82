import { strToU8, zipSync } from 'fflate';

type Cell = string | number | { day: number };

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * A workbook as Excel writes it.
 * @param further position of an extra cell in each sheet
 */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  further?: string,
): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"/>`,
    'xl/workbook.xml': `${DECLARATION}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rIdS" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${DECLARATION}<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  Object.values(sheets).forEach((rows, index) => {
    const more = further === undefined ? '' : `<row>${inline(further, 'x')}</row>`;
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${DECLARATION}<worksheet ${MAIN}><sheetData>${rows.map(rowXml).join('')}${more}</sheetData></worksheet>`;
  });
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

const rowXml = (cells: readonly Cell[], index: number): string =>
  `<row r="${index + 1}">${cells
    .map((cell, column) => cellXml(cell, `${String.fromCodePoint(65 + column)}${index + 1}`))
    .join('')}</row>`;

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'string') return inline(at, cell);
  return typeof cell === 'number'
    ? `<c r="${at}"><v>${cell}</v></c>`
    : `<c r="${at}" s="1"><v>${cell.day}</v></c>`;
}

const inline = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
