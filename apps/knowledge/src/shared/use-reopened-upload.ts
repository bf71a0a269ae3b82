import { useSearchParams } from '@wbd/router';
import { UPLOAD_PARAM } from '@wbd/ui/upload';

/** Whether the address asks for the form of an unfinished upload, and how to leave it. */
export function useReopenedUpload() {
  const [params, setParams] = useSearchParams();
  return {
    isReopened: params.has(UPLOAD_PARAM),
    leave: () => {
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          next.delete(UPLOAD_PARAM);
          return next;
        },
        { replace: true },
      );
    },
  };
}
