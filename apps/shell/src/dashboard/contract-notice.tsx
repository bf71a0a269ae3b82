import { accountQuery } from '@wbd/data/accounts';
import { publicConfigQuery } from '@wbd/data/config';
import { contractToAccept, hasDeclaredBusiness, type Announcement } from '@wbd/domain/contracts';
import { berlinDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { CONTRACT_PATH, PROCESSING_PATH } from '../shared/areas/own-areas.ts';
import { Notice } from './notice.tsx';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.contract;

/** Tells an advisor of announced changes: of the contract until they accept it, of sub-processors until they are in force. */
export function ContractNotice({ uid }: { uid: string }) {
  const account = useQuery(accountQuery(uid));
  const config = useQuery(publicConfigQuery());
  if (!account.data || !config.data) return null;
  const today = berlinDay(new Date());
  const { announcements } = config.data;
  const open = contractToAccept(account.data, announcements);
  const changes = announcements.filter(
    ({ kind, effectiveOn }) => kind === 'sub-processors' && effectiveOn > today,
  );
  return (
    <>
      {!open && !hasDeclaredBusiness(account.data) && (
        <Notice
          status="info"
          title={texts.business}
          text={texts.businessText}
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={CONTRACT_PATH}>{texts.toContract}</Link>
            </Button>
          }
        />
      )}
      {open && (
        <Notice
          status={open.effectiveOn <= today ? 'error' : 'info'}
          title={texts.title}
          text={open.effectiveOn <= today ? texts.due : texts.from(open.effectiveOn)}
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={CONTRACT_PATH}>{texts.toContract}</Link>
            </Button>
          }
        />
      )}
      {changes.map((change) => (
        <SubProcessors key={change.id} change={change} />
      ))}
    </>
  );
}

function SubProcessors({ change }: { change: Announcement }) {
  return (
    <Notice
      status="info"
      title={texts.subProcessors(change.effectiveOn)}
      text={`${change.summary} ${texts.objection}`}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={PROCESSING_PATH}>{texts.toList}</Link>
        </Button>
      }
    />
  );
}
