export {
  acceptContractInput,
  contractToAccept,
  hasAgreed,
  hasDeclaredBusiness,
  mustAcceptBeforeOrder,
  presentContract,
  type AcceptContractInput,
  type AcceptContractOutput,
} from './agreement.ts';
export {
  ANNOUNCED_DAYS,
  announcementSchema,
  type Announcement,
  type AnnouncementKind,
} from './announcement.ts';
