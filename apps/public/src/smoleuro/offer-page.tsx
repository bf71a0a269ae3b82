import { startAuth, useViewer } from '@wbd/auth';
import { createCheckoutMutation } from '@wbd/data/billing';
import { TEST_PRICE } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { Link as RouterLink, signInPath, useDocumentTitle, useLocation } from '@wbd/router';
import { Button, LoadingState, PageMessage, toast } from '@wbd/ui';
import { useEffect } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
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
  const checkout = useMutation(createCheckoutMutation());

  async function pay(): Promise<void> {
    try {
      const { url } = await checkout.mutateAsync({
        mail,
        price: TEST_PRICE.key,
        domain: window.location.origin,
      });
      if (url === '') toast({ type: 'error', title: smoleuroTexts.noUrl });
      else window.location.assign(url);
    } catch {
      toast({ type: 'error', title: smoleuroTexts.failed });
    }
  }

  return (
    <Button
      size="lg"
      loading={checkout.isPending}
      loadingText={texts.busy}
      onClick={() => void pay()}
    >
      {texts.pay}
    </Button>
  );
}
