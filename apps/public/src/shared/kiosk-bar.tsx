import { AuthError, endKiosk, kioskPath, nextGuest, type Kiosk } from '@wbd/auth';
import { Link as RouterLink, useLocation } from '@wbd/router';
import { Box, Button, Container, HStack } from '@wbd/ui';
import { PasswordField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { ArrowLeft, Lock, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { HomeLink } from './home-link.tsx';
import { kioskBarTexts as texts, kioskPasswordErrors } from './kiosk-bar.texts.de.ts';
import { paths } from './paths.ts';

/** The bar above a page in kiosk mode: start over, and the advisor's way out. */
export function KioskBar({ kiosk }: { kiosk: Kiosk }) {
  const { pathname } = useLocation();
  const [ending, setEnding] = useState(false);
  const isElsewhere = pathname !== kioskPath(kiosk);
  return (
    <Box as="header" borderBottomWidth="1px" borderColor="border.muted">
      <Container py="3">
        <HStack as="nav" aria-label={texts.navigation} justify="space-between" gap="2">
          <HomeLink to={kioskPath(kiosk)} label={texts.toForm} />
          <HStack gap={{ base: '0', md: '1' }} me={{ base: '-3', md: '-4.5' }}>
            {isElsewhere ? (
              <Button variant="ghost" colorPalette="gray" asChild>
                <RouterLink to={kioskPath(kiosk)}>
                  <BarIcon>
                    <ArrowLeft aria-hidden />
                  </BarIcon>
                  {texts.toForm}
                </RouterLink>
              </Button>
            ) : (
              <Button
                variant="ghost"
                colorPalette="gray"
                px="3"
                onClick={() => void nextGuest(kiosk)}
              >
                <BarIcon>
                  <RotateCcw aria-hidden />
                </BarIcon>
                {texts.restart}
              </Button>
            )}
            <Button
              variant="ghost"
              colorPalette="gray"
              px="3"
              onClick={() => {
                setEnding(true);
              }}
            >
              <BarIcon>
                <Lock aria-hidden />
              </BarIcon>
              {texts.end}
            </Button>
          </HStack>
        </HStack>
      </Container>
      {ending && (
        <EndDialog
          kiosk={kiosk}
          onClose={() => {
            setEnding(false);
          }}
        />
      )}
    </Box>
  );
}

/** On a phone there is only room for the words. */
function BarIcon({ children }: { children: ReactNode }) {
  return (
    <Box as="span" hideBelow="md">
      {children}
    </Box>
  );
}

const passwordSchema = z.object({ password: z.string().check(z.minLength(1)) });

function EndDialog({ kiosk, onClose }: { kiosk: Kiosk; onClose: () => void }) {
  const form = useForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    words: texts.dialog,
  });

  async function end({ password }: z.infer<typeof passwordSchema>): Promise<void> {
    try {
      await endKiosk(kiosk, password);
    } catch (error) {
      const code = error instanceof AuthError ? error.code : 'auth/unknown';
      form.setError('password', { message: kioskPasswordErrors[code] }, { shouldFocus: true });
      return;
    }
    // a new document: the portal starts without what guests left in memory
    location.replace(kiosk.session === null ? paths.portal : paths.participants(kiosk.session));
  }

  return (
    <FormDialog
      destructive
      size="sm"
      form={form}
      title={texts.dialog.title}
      description={texts.dialog.description}
      submitLabel={texts.dialog.submit}
      busyLabel={texts.dialog.busy}
      onSubmit={end}
      onClose={onClose}
    >
      {/* browsers do not autofill a saved password into a field for a new one */}
      <PasswordField form={form} name="password" autoComplete="new-password" />
    </FormDialog>
  );
}
