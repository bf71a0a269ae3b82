import { startAuth, useViewer } from '@wbd/auth';
import { TEST_PRICE } from '@wbd/domain/plans';
import { Link as RouterLink, signInPath, useDocumentTitle, useLocation } from '@wbd/router';
import { Button, LoadingState, PageMessage } from '@wbd/ui';
import { useEffect } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { usePayment } from '../shared/use-payment.ts';
import { smoleuroTexts } from './texts.de.ts';

const texts = smoleuroTexts.offer;

/** `/smoleuro`: an offer that no page links to, with which an advisor sees that paying works. */
export function SmoleuroPage() {
  useDocumentTitle(texts.title);
  useEffect(() => {
    void startAuth().catch(() => undefined);
  }, []);
  return (
    <PageFrame>
      <Offer />
    </PageFrame>
  );
}

function Offer() {
  const viewer = useViewer();
  const location = useLocation();
  if (viewer.type === 'loading') return <LoadingState />;
  if (viewer.type !== 'advisor') {
    return (
      <PageMessage level={1} title={texts.title} text={smoleuroTexts.advisorsOnly}>
        <Button asChild>
          <RouterLink to={signInPath(location)}>{smoleuroTexts.signIn}</RouterLink>
        </Button>
      </PageMessage>
    );
  }
  return (
    <PageMessage level={1} title={texts.title} text={texts.text}>
      <PayButton mail={viewer.user.email ?? ''} />
    </PageMessage>
  );
}

function PayButton({ mail }: { mail: string }) {
  const { pay, isPaying } = usePayment();
  return (
    <Button
      size="lg"
      loading={isPaying}
      loadingText={texts.busy}
      onClick={() => void pay({ mail, price: TEST_PRICE.key })}
    >
      {texts.pay}
    </Button>
  );
}
