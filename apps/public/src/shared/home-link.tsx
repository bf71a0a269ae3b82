import { Link as RouterLink } from '@wbd/router';
import { chakra, VisuallyHidden, Wordmark } from '@wbd/ui';

const Anchor = chakra(RouterLink, {
  base: { borderRadius: 'l1', display: 'inline-flex', alignItems: 'center', minH: '11' },
});

/** The house's sign as the way home. */
export function HomeLink({ to, label }: { to: string; label: string }) {
  return (
    <Anchor to={to}>
      <Wordmark />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  );
}
