import type { AdminAction } from '@wbd/domain/accounts';
import { planWords } from '@wbd/domain/plans';
import { formatDateTime } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { Box, Flex, Link, Text, useBreakpointMobile } from '@wbd/ui';
import { DataTable, VirtualCards, type Column } from '@wbd/ui/table';
import { accountPath, noticePath } from '../shared/paths.ts';
import { actionsTexts as texts } from './texts.de.ts';

const CARD_HEIGHT_PX = 112;
/** Of actions about the operator's own pages. */
const NO_ADVISOR = 'portal';

const idOf = ({ id }: AdminAction) => id;
const nameOf = ({ action }: AdminAction) => texts.names[action];
const time = ({ at }: AdminAction) => formatDateTime(at);
const whatOf = (action: AdminAction) => (
  <>
    {nameOf(action)}
    {action.planChange && (
      <Text as="span" display="block" textStyle="sm" fontWeight="normal">
        {texts.planChange(
          planWords(action.planChange.from),
          planWords(action.planChange.to),
          action.planChange.when,
        )}
      </Text>
    )}
    {action.renamed && (
      <Text as="span" display="block" textStyle="sm" fontWeight="normal">
        {texts.renamed(action.renamed.from, action.renamed.to)}
      </Text>
    )}
    {action.reason !== null && (
      <Text as="span" display="block" textStyle="sm" fontWeight="normal" color="fg.muted">
        {texts.because(action.reason)}
      </Text>
    )}
  </>
);

function advisorOf({ account, accountEmail, notice }: AdminAction) {
  const name = accountEmail ?? texts.unknownAdvisor;
  return (
    <>
      {account === null && name}
      {account !== null && account !== NO_ADVISOR && (
        <Link asChild>
          <RouterLink to={accountPath(account)}>{name}</RouterLink>
        </Link>
      )}
      {notice && (
        <Link asChild ms={account === NO_ADVISOR ? '0' : '2'}>
          <RouterLink to={noticePath(notice.id)}>{notice.number}</RouterLink>
        </Link>
      )}
    </>
  );
}

const columns: readonly Column<AdminAction>[] = [
  { id: 'action', header: texts.columns.action, cell: whatOf, width: '30%' },
  { id: 'account', header: texts.columns.account, cell: advisorOf },
  { id: 'admin', header: texts.columns.admin, cell: ({ adminEmail }) => adminEmail },
  { id: 'at', header: texts.columns.at, cell: time, width: '14rem' },
];

/** What admins did; on phones as cards. */
export function ActionTable({ actions }: { actions: readonly AdminAction[] }) {
  const mobile = useBreakpointMobile();
  if (!mobile) {
    return (
      <DataTable
        label={texts.title}
        columns={columns}
        rows={actions}
        idOf={idOf}
        nameOf={nameOf}
        minW="56rem"
      />
    );
  }
  return (
    <VirtualCards label={texts.title} rows={actions} idOf={idOf} estimatedHeight={CARD_HEIGHT_PX}>
      {(action) => (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" p="4">
          <Text fontWeight="medium">{whatOf(action)}</Text>
          <Text textStyle="sm" overflowWrap="anywhere">
            {advisorOf(action)}
          </Text>
          <Flex justify="space-between" gap="3" wrap="wrap" textStyle="sm" color="fg.muted" mt="1">
            <span>{action.adminEmail}</span>
            <span>{time(action)}</span>
          </Flex>
        </Box>
      )}
    </VirtualCards>
  );
}
