import { startKioskWithGuest, type Kiosk } from '@wbd/auth';
import { kioskLoginUserMutation } from '@wbd/data/customers';
import { phoneInput } from '@wbd/domain/customers';
import { AppError, errorTexts } from '@wbd/domain/errors';
import { useMutation } from '@wbd/query';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { Form, FormAlert, PhoneField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { PhoneCodeForm } from '../shared/phone-code-form.tsx';
import { usePhoneCode } from '../shared/use-phone-code.ts';
import { kioskTexts } from './texts.de.ts';

const texts = kioskTexts.first;

const phoneSchema = z.object({ phone: phoneInput });

/** Begins with a customer of the advisor's who proves their number here and now. */
export function FirstGuest({ kiosk }: { kiosk: Kiosk }) {
  const ask = useMutation(kioskLoginUserMutation());
  // the customer's login takes the place of the advisor's
  const code = usePhoneCode((signIn) => startKioskWithGuest(kiosk, signIn));
  const form = useForm({ schema: phoneSchema, defaultValues: { phone: '' }, words: texts });

  async function send({ phone }: z.infer<typeof phoneSchema>): Promise<void> {
    const answer = await ask.mutateAsync({ phone });
    if (!answer.ok) throw new AppError(answer.error);
    await code.send(phone);
  }

  if (code.sent) return <PhoneCodeForm code={code} confirmLabel={texts.confirm} />;
  return (
    <Form form={form} onSubmit={send} failingFields={{ 'customer/not-found': 'phone' }}>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" size="lg">
            {texts.title}
          </Heading>
          <Text color="fg.muted">{texts.text}</Text>
        </Stack>
        {code.trouble && <FormAlert>{errorTexts['code/not-sent']}</FormAlert>}
        <PhoneField form={form} name="phone" required autoComplete="off" />
        <Button
          type="submit"
          variant="outline"
          size="lg"
          loading={form.formState.isSubmitting}
          loadingText={texts.busy}
        >
          {texts.send}
        </Button>
      </Stack>
    </Form>
  );
}
