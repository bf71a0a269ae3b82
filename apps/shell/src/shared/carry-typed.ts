import { enter } from './take-over.ts';

/** A connection that is slower has lost the module's code as well. */
const CARRIED_WITHIN_MS = 30_000;

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input[name], textarea[name], select[name]';

/** The entered value of a field that will be replaced. */
interface Entry {
  /** the field of this name and, of options, this value; the n-th of them on the page */
  key: string;
  position: number;
  value: string;
  isChecked: boolean | null;
  hadFocus: boolean;
}

/**
 * Carries over what was entered in the fields of a page that another version replaces, by the fields' names. The new fields
 * may follow late.
 */
export function carryTyped(root: HTMLElement): void {
  let missing = entriesOf(root);
  if (missing.length === 0) return;
  const old = new Set(root.querySelectorAll(FIELDS));
  const { pathname } = window.location;
  const observer = new MutationObserver(() => {
    if (window.location.pathname !== pathname) missing = [];
    const fields = keyed(root).filter(({ field }) => !old.has(field));
    const found = missing.flatMap((entry) => {
      const match = fields.find(
        ({ key, position }) => key === entry.key && position === entry.position,
      );
      return match ? [{ entry, field: match.field }] : [];
    });
    missing = missing.filter((entry) => !found.some((match) => match.entry === entry));
    if (missing.length === 0) observer.disconnect();
    // React listens once it has finished the commit that added the fields
    if (found.length > 0) setTimeout(() => found.forEach(fill));
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), CARRIED_WITHIN_MS);
}

function fill({ entry, field }: { entry: Entry; field: TypedField }): void {
  if (entry.isChecked !== null) {
    if (field instanceof HTMLInputElement && field.checked !== entry.isChecked) field.click();
  } else {
    enter(field, entry.value, field instanceof HTMLSelectElement ? 'change' : 'input');
  }
  if (entry.hadFocus && document.activeElement === document.body) field.focus();
}

function entriesOf(root: HTMLElement): Entry[] {
  return keyed(root).flatMap(({ field, key, position }) => {
    const isChecked = isOption(field) ? field.checked : null;
    // of two options that have changed, the person pressed the chosen one
    const isEntered = isOption(field)
      ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
      : field.type !== 'hidden' && field.type !== 'file' && !isUntouched(field);
    const hadFocus = document.activeElement === field;
    return isEntered ? [{ key, position, value: field.value, isChecked, hadFocus }] : [];
  });
}

function isOption(field: TypedField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isUntouched(field: TypedField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const chosen = field.options[field.selectedIndex];
  return field.selectedIndex <= 0 || chosen?.defaultSelected === true;
}

function keyed(root: HTMLElement): { field: TypedField; key: string; position: number }[] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<TypedField>(FIELDS)].map((field) => {
    const key = JSON.stringify([field.name, field.type, field.type === 'radio' && field.value]);
    const position = seen.get(key) ?? 0;
    seen.set(key, position + 1);
    return { field, key, position };
  });
}
