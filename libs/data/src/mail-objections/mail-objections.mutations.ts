import { mutationOptions } from '@wbd/query';
import { objectToMails } from './mail-objections.repository.ts';

export const objectToMailsMutation = () =>
  mutationOptions({ mutationKey: ['mail-objections'], mutationFn: objectToMails });
