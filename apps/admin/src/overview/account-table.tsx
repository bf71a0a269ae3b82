import type { Account } from '@wbd/domain/accounts';
import { planGroup, planWords } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { Badge, Box, Flex, Link, Text, useBreakpointMobile } from '@wbd/ui';
import { DataTable, VirtualCards, type Column } from '@wbd/ui/table';
import { accountPath } from '../shared/paths.ts';
import { overviewTexts as texts } from './texts.de.ts';

const CARD_HEIGHT_PX = 90;

const tints = { basic: undefined, lite: 'bg.success', pro: 'bg.info' } as const;

const idOf = ({ id }: Account) => id;
const nameOf = ({ email }: Account) => email;
const createdOn = ({ createdAt }: Account) => formatDate(createdAt);

function tintOf({ plan }: Account): string | undefined {
  const group = planGroup(plan);
  return group === null ? undefined : tints[group];
}

const planOf = ({ plan }: Account) => planWords(plan);

function AccountLink({ account }: { account: Account }) {
  return (
    <>
      <Link asChild>
        <RouterLink to={accountPath(account.id)}>{account.email}</RouterLink>
      </Link>
      {account.block !== null && (
        <Badge ms="2" colorPalette="red">
          {texts.blocked}
        </Badge>
      )}
      {account.name !== '' && (
        <Text as="span" display="block" textStyle="sm" color="fg.muted">
          {account.name}
        </Text>
      )}
    </>
  );
}

const columns: readonly Column<Account>[] = [
  {
    id: 'email',
    header: texts.columns.email,
    cell: (account) => <AccountLink account={account} />,
    width: '55%',
  },
  { id: 'plan', header: texts.columns.plan, cell: planOf },
  { id: 'createdAt', header: texts.columns.createdAt, cell: createdOn },
];

/** Advisors with their package; on phones as cards. */
export function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  const mobile = useBreakpointMobile();
  if (!mobile) {
    return (
      <DataTable
        label={texts.table}
        columns={columns}
        rows={accounts}
        idOf={idOf}
        nameOf={nameOf}
        tintOf={tintOf}
        minW="40rem"
      />
    );
  }
  return (
    <VirtualCards label={texts.table} rows={accounts} idOf={idOf} estimatedHeight={CARD_HEIGHT_PX}>
      {(account) => (
        <Box bg={tintOf(account) ?? 'bg.panel'} borderWidth="1px" borderRadius="xl" p="4">
          <Text fontWeight="medium" overflowWrap="anywhere">
            <AccountLink account={account} />
          </Text>
          <Flex justify="space-between" gap="3" textStyle="sm" color="fg.muted" mt="1">
            <span>{planOf(account)}</span>
            <span>{createdOn(account)}</span>
          </Flex>
        </Box>
      )}
    </VirtualCards>
  );
}
