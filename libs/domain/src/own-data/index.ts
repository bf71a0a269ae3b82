export {
  eraseOwnDataInput,
  personalDataInput,
  personalDataOutput,
  restrictOwnDataInput,
  restrictOwnDataOutput,
  type RestrictOwnDataInput,
  withdrawOwnConsentsInput,
  withdrawOwnConsentsOutput,
  type PersonalData,
} from './personal-data.ts';
