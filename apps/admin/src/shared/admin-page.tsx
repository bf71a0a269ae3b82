import { openNoticesCountQuery } from '@wbd/data/notices';
import { useQuery } from '@wbd/query';
import { NavLink } from '@wbd/router';
import { Box, chakra, Stack } from '@wbd/ui';
import { PortalPage, type PortalPageProps } from '@wbd/ui/page';
import {
  ACTIONS_PATH,
  ADMIN_PATH,
  CONTRACTS_PATH,
  GROWTH_PATH,
  HELP_PATH,
  MAILS_PATH,
  NOTICES_PATH,
  OPERATIONS_PATH,
  ORGANISATIONS_PATH,
  PAYOUTS_PATH,
  PRICES_PATH,
  TERMINATIONS_PATH,
} from './paths.ts';
import { sharedTexts } from './texts.de.ts';

const texts = sharedTexts.areas;

const areas = (openNotices: number) => [
  { to: ADMIN_PATH, label: texts.advisors },
  { to: ORGANISATIONS_PATH, label: texts.organisations },
  { to: GROWTH_PATH, label: texts.growth },
  { to: PRICES_PATH, label: texts.prices },
  { to: NOTICES_PATH, label: texts.notices(openNotices) },
  { to: TERMINATIONS_PATH, label: texts.terminations },
  { to: CONTRACTS_PATH, label: texts.contracts },
  { to: PAYOUTS_PATH, label: texts.payouts },
  { to: MAILS_PATH, label: texts.mails },
  { to: ACTIONS_PATH, label: texts.actions },
  { to: OPERATIONS_PATH, label: texts.operations },
];

const AreaLink = chakra(NavLink, {
  base: {
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: { base: '3', md: '4' },
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderTopRadius: 'l2',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _currentPage: { color: 'colorPalette.fg', borderColor: 'colorPalette.solid' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '-2px',
    },
  },
});

/** On a phone not all areas fit: the current one is brought into sight. */
function showCurrent(areas: HTMLElement | null): void {
  const current = areas?.querySelector('[aria-current=page]');
  if (!areas || !(current instanceof HTMLElement)) return;
  areas.scrollLeft = current.offsetLeft - (areas.clientWidth - current.offsetWidth) / 2;
}

/** A page for admins, with the ways to the others. */
export function AdminPage({ children, ...page }: PortalPageProps) {
  const { data: openNotices = 0 } = useQuery(openNoticesCountQuery());
  return (
    <PortalPage help={HELP_PATH} {...page}>
      <Stack gap={{ base: '6', md: '8' }}>
        <Box
          ref={showCurrent}
          as="nav"
          aria-label={texts.label}
          position="relative"
          display="flex"
          gap="1"
          overflowX="auto"
          borderBottomWidth="1px"
          p="1"
          pb="0"
        >
          {areas(openNotices).map(({ to, label }) => (
            <AreaLink key={to} to={to} end>
              {label}
            </AreaLink>
          ))}
        </Box>
        {children}
      </Stack>
    </PortalPage>
  );
}
