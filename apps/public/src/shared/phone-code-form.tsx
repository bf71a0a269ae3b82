import { Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { CodeForm } from './code-form.tsx';
import { codeErrors } from './code-form.texts.de.ts';
import type { PhoneCode } from './use-phone-code.ts';

interface PhoneCodeFormProps {
  code: PhoneCode;
  confirmLabel: string;
  /** busy with what follows the code */
  busy?: boolean;
  onConfirmed?: () => void;
  onChangeNumber?: () => void;
}

/** Asks for the code that is on its way. */
export function PhoneCodeForm(props: PhoneCodeFormProps) {
  const { code, confirmLabel, busy = false, onConfirmed, onChangeNumber } = props;
  const { sent, trouble } = code;
  if (!sent) return null;
  return (
    <CodeForm
      phone={sent.phone}
      sentAt={sent.at}
      confirmLabel={confirmLabel}
      busy={code.busy || busy}
      expired={trouble?.code === 'auth/code-expired'}
      alert={<CodeTrouble code={code} />}
      onConfirm={(digits) =>
        void code.confirm(digits).then((isRight) => {
          if (isRight) onConfirmed?.();
        })
      }
      onResend={() => void code.send(sent.phone)}
      onBack={() => {
        code.reset();
        onChangeNumber?.();
      }}
    />
  );
}

/** Why the last step with the code failed. */
export function CodeTrouble({ code: { trouble } }: Pick<PhoneCodeFormProps, 'code'>) {
  if (!trouble) return null;
  return (
    <FormAlert title={trouble.title}>
      <Text>{codeErrors[trouble.code]}</Text>
    </FormAlert>
  );
}
