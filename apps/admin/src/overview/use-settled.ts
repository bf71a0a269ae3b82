import { useEffect, useState } from 'react';

/** The value once it has not changed for a while: every search costs a request. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
