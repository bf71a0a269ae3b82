let isTakenOver = false;

/** Notes that the page came with its first view. */
export function noteTakeOver(): void {
  isTakenOver = true;
}

/** Whether React takes over a first view that came with the HTML. */
export function takesOver(): boolean {
  return isTakenOver;
}

/** What a person did in the first view before React listened. */
interface EarlyInput {
  /** the last button that was pressed */
  button: HTMLButtonElement | null;
  /** options and boxes that were switched */
  choices: readonly HTMLInputElement[];
  selects: readonly { select: HTMLSelectElement; value: string }[];
  /** those that can hold a text */
  lines: readonly (HTMLInputElement | HTMLTextAreaElement)[];
}

let early: EarlyInput | null = null;

/**
 * Notes what was entered and pressed before React listened, and takes choices back: React handles only changes of an
 * option. Text stays, as React does not touch it while it takes a field over.
 * @param pressed the control that was pressed last
 */
export function noteEarlyInput(root: HTMLElement, pressed: HTMLElement | null): void {
  const inputs = [...root.querySelectorAll('input')];
  const switches = inputs.filter(({ type }) => type === 'checkbox' || type === 'radio');
  const selects = [...root.querySelectorAll('select')];
  early = {
    button: pressed instanceof HTMLButtonElement ? pressed : null,
    choices: switches.filter(
      // of two options that have changed, the person pressed the chosen one
      ({ type, checked, defaultChecked }) =>
        checked !== defaultChecked && (checked || type === 'checkbox'),
    ),
    selects: selects
      .filter(
        ({ selectedIndex, options }) =>
          selectedIndex > 0 && !options[selectedIndex]?.defaultSelected,
      )
      .map((select) => ({ select, value: select.value })),
    lines: [
      ...inputs.filter((input) => !switches.includes(input)),
      ...root.querySelectorAll('textarea'),
    ],
  };
  for (const input of switches) input.checked = input.defaultChecked;
  addEventListener('click', holdButton, { capture: true });
}

/**
 * Keeps a form from being sent while React takes it over: React answers a press at once, and does not know yet what was
 * typed. Other buttons need nothing that was typed.
 */
function holdButton(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!early || !button?.form) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.button = button;
}

/** Repeats it. React knows an option that changes only once it knows the option. */
export function repeatEarlyInput(): void {
  // not in the middle of React's work: a part that it has not taken over yet would be pressed for nothing
  setTimeout(() => {
    const input = early;
    early = null;
    removeEventListener('click', holdButton, { capture: true });
    if (input) repeat(input);
  });
}

function repeat({ button, choices, selects, lines }: EarlyInput): void {
  // with the first of them React gives each field the value that it knows
  const typed = lines
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((line) => ({ line, value: line.value }));
  for (const { line, value } of typed) {
    // React answers only what differs from what it has seen
    line.value = line.defaultValue;
    enter(line, value, 'input');
  }
  for (const { select, value } of selects) enter(select, value, 'change');
  for (const choice of choices) choice.click();
  button?.click();
}

/** Enters a value as a person does: through the browser's own property, of which React does not learn by itself. */
export function enter(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  event: 'input' | 'change',
): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
