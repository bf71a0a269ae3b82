import { declareConsentMutation } from '@wbd/data/customers';
import { needsDeclaration, type Customer, type Declaration } from '@wbd/domain/customers';
import { formatDateTime, formatDay } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Text, toast } from '@wbd/ui';
import { consentWayTexts, DeclarationFields, useDeclaration } from '@wbd/ui/consents';
import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
import { ConsentButton, ConsentPart } from './consent-part.tsx';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.consents;

/** Whether a customer may be invited by mail, and why; the advisor declares a consent here or says that it was withdrawn. */
export function InvitationsConsent({ customer }: { customer: Customer }) {
  const { invitable, email } = customer;
  const isAsked = needsDeclaration(customer);
  const store = useMutation(declareConsentMutation(customer.advisor));
  const state = useDeclaration();
  const [isOpen, setIsOpen] = useState(false);

  async function save(declaration: Declaration | null): Promise<void> {
    try {
      await store.mutateAsync({ about: 'invitations', customerId: customer.id, declaration });
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
      return;
    }
    setIsOpen(false);
    toast({ type: 'success', title: declaration ? texts.saved : texts.withdrawn });
  }

  return (
    <ConsentPart title={texts.invitations}>
      {!isAsked ? (
        <>
          <Text>
            {invitable === null
              ? texts.registered
              : texts.declared(
                  consentWayTexts[invitable.how],
                  formatDay(invitable.on),
                  formatDateTime(invitable.declared.at),
                )}
          </Text>
          <ConsentButton
            label={texts.withdraw}
            busy={store.isPending}
            onClick={() => void save(null)}
          />
        </>
      ) : email === null ? (
        <Text color="fg.muted">{texts.noEmail}</Text>
      ) : !isOpen ? (
        <>
          <Text>{customer.uninvited ? texts.uninvited : texts.undeclared}</Text>
          <ConsentButton
            label={texts.declare}
            onClick={() => {
              setIsOpen(true);
            }}
          />
        </>
      ) : (
        <>
          <DeclarationFields state={state} about={null} />
          <Button
            loading={store.isPending}
            loadingText={texts.save}
            onClick={() => {
              if (state.suffices(1, 1) && state.declaration) void save(state.declaration);
            }}
          >
            {texts.save}
          </Button>
        </>
      )}
    </ConsentPart>
  );
}
