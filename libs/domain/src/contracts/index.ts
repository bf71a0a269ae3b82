export {
  acceptContractInput,
  contractToAccept,
  hasAgreed,
  mustAcceptBeforeOrder,
  presentContract,
  type AcceptContractInput,
  type AcceptContractOutput,
} from './agreement.ts';
export { announcementSchema, type Announcement, type AnnouncementKind } from './announcement.ts';
export { SUB_PROCESSORS, type SubProcessor } from './sub-processors.de.ts';
