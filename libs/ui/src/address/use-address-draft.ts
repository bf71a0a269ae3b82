import { useNavigation, useSearchParams } from '@wbd/router';
import { useEffect, useState } from 'react';

// browsers refuse an address that changes with every key
const ADDRESS_DELAY_MS = 250;

export interface AddressForm<Value> {
  read: (params: URLSearchParams) => Value;
  /** The address for a value; parameters of others stay. */
  write: (value: Value, params: URLSearchParams) => URLSearchParams;
}

/**
 * A typed value, debounced into the address, so that reload, back button and copied links restore it. The next press
 * flushes it. A change of the address from elsewhere wins.
 * @param form stays the same from one render to the next
 */
export function useAddressDraft<Value>(form: AddressForm<Value>) {
  const [params, setParams] = useSearchParams();
  // an address that is written while the next page loads would call off the way there
  const leaving = useNavigation().state !== 'idle';
  const address = keyOf(form, form.read(params));
  const [value, setValue] = useState(() => form.read(params));
  const [seen, setSeen] = useState(address);
  const [own, setOwn] = useState(address);

  if (address !== seen) {
    setSeen(address);
    if (address !== own) {
      setOwn(address);
      setValue(form.read(params));
    }
  }

  useEffect(() => {
    const wanted = keyOf(form, value);
    if (wanted === address || leaving) return;
    const write = () => {
      stop();
      setOwn(wanted);
      setParams((present) => form.write(value, present), {
        replace: true,
        preventScrollReset: true,
      });
    };
    const timer = setTimeout(write, ADDRESS_DELAY_MS);
    document.addEventListener('focusout', write);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', write);
    };
    return stop;
  }, [form, value, address, leaving, setParams]);

  return [value, setValue] as const;
}

/** The part of the address that is this form's. */
function keyOf<Value>({ write }: AddressForm<Value>, value: Value): string {
  return write(value, new URLSearchParams()).toString();
}
