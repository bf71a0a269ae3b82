import { beginUploads } from '@wbd/data/uploads';
import { errorTexts } from '@wbd/domain/errors';
import { toast } from '@wbd/ui';
import { FailedStep, type Failure } from '@wbd/ui/feedback';
import { useUpload } from '@wbd/ui/upload';
import { sharedTexts as texts } from './texts.de.ts';

export type SendFile = ReturnType<typeof beginUploads>['send'];

interface Work<Content> {
  /** uploads the files and returns the values to store */
  files: (send: SendFile) => Promise<Content>;
  save: (content: Content) => Promise<unknown>;
}

/** Sends the files of a form behind the upload dialog, then saves, and says so. */
export function useSending(uid: string) {
  const { state, run } = useUpload();
  return {
    state,
    /** @throws FailedStep */
    send: async <Content>({ files, save }: Work<Content>): Promise<void> => {
      let failure: Failure = texts.uploadFailed;
      const result = await run(async ({ signal, onProgress }) => {
        const plan = beginUploads({ uid, signal, onProgress });
        const content = await files(plan.send.bind(plan));
        failure = texts.saveFailed;
        plan.saving();
        await save(content);
      });
      if (!result.ok) {
        const words = { ...failure, texts: { conflict: errorTexts.conflict } };
        throw new FailedStep(result.error, words);
      }
      toast({ type: 'success', title: texts.saved });
    },
  };
}
