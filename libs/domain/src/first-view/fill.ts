import { positionOf, type Expression, type FirstViewFile, type Template } from './template.ts';

/** Input of a template. */
export interface Source {
  /** by the names of the roots */
  data: Readonly<Record<string, unknown>>;
  /** by name */
  operations: Readonly<Record<string, (...args: never[]) => unknown>>;
}

export interface Filled {
  html: string;
  /** the elements that it needs in the head */
  head: string;
  /** its style rules by name */
  rules: Readonly<Record<string, string>>;
}

const CLASS_RULE = /\bcss-([\w-]+)/g;

/**
 * The first view of a page: the HTML that React renders of the same data. All texts are escaped.
 * @returns null when the file has no template for the page
 * @throws Error when the template needs an operation or a value that is unknown here, for example from a newer module
 */
export function fillFirstView(file: FirstViewFile, page: string, source: Source): Filled | null {
  const template = ownOf(file.pages, page);
  if (!template) return null;
  const { operations } = source;
  const out = { html: '', head: new Set<string>() };
  write(template, source.data);
  const used = new Set(Array.from(out.html.matchAll(CLASS_RULE), ([, name]) => name));
  const rules = Object.entries(file.rules).filter(([name]) => used.has(name));
  return { html: out.html, head: [...out.head].join(''), rules: Object.fromEntries(rules) };

  function write(nodes: Template, data: Source['data']): void {
    for (const node of nodes) {
      if (typeof node === 'string') {
        out.html += node;
      } else if ('value' in node) {
        const text = textOf(evaluate(node.value, data));
        out.html += escaped(node.encoded ? encodeURIComponent(text) : text);
      } else if ('case' in node) {
        const option = textOf(evaluate(node.case, data));
        write(found(ownOf(node.of, option), `option ${option}`), data);
      } else if ('each' in node) {
        const items = evaluate(node.each, data);
        if (!Array.isArray(items)) throw new Error(`${node.as} is not a list`);
        items.forEach((item: unknown, index) => {
          write(node.body, { ...data, [node.as]: item, [positionOf(node.as)]: index + 1 });
        });
      } else if ('section' in node) {
        write(found(ownOf(file.sections, node.section), `section ${node.section}`), data);
      } else {
        const { html } = out;
        out.html = '';
        write(node.head, data);
        out.head.add(out.html);
        out.html = html;
      }
    }
  }

  function evaluate(expression: Expression, data: Source['data']): unknown {
    if ('is' in expression) return expression.is;
    if ('at' in expression) {
      const value = expression.of ? evaluate(expression.of, data) : data;
      return expression.at.reduce(fieldOf, value);
    }
    const operation = found(ownOf(operations, expression.call), `operation ${expression.call}`);
    return Reflect.apply(
      operation,
      undefined,
      expression.of.map((argument) => evaluate(argument, data)),
    );
  }
}

const ownOf = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The first view has no ${what}`);
  return value;
}

/** Omitted optional fields count as missing, as in the browser. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`The first view shows no ${typeof value}`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes a text like React. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
