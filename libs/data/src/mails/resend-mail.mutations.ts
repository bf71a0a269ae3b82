import { mutationOptions } from '@wbd/query';
import { mailKeys } from './mails.queries.ts';
import { resendMail } from './resend-mail.repository.ts';

/** Has a mail sent again that was given up. */
export const resendMailMutation = () =>
  mutationOptions({
    mutationKey: ['mails', 'resend'],
    mutationFn: resendMail,
    onSettled: (_answer, _error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: mailKeys.all }),
  });
