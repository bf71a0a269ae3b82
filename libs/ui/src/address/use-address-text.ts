import { useEffect, useState } from 'react';
import { useAddressParam } from './use-address-param.ts';

// browsers refuse an address that changes with every key
const ADDRESS_DELAY_MS = 250;

/** What is typed into a search, kept in the address a moment later. */
export function useAddressText(param: string): readonly [string, (text: string) => void] {
  const [address, writeAddress] = useAddressParam(param);
  const [text, setText] = useState(address);
  const [known, setKnown] = useState(address);

  // the address was changed by a link or the back button: it wins
  if (address !== known) {
    setKnown(address);
    setText(address);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === address) return;
    const timer = setTimeout(() => {
      setKnown(wanted);
      writeAddress(wanted);
    }, ADDRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, address, writeAddress]);

  return [text, setText];
}
