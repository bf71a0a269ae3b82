export {
  useController,
  useFieldArray,
  useFormState,
  useWatch,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
export {
  formResolver,
  useField,
  useForm,
  type BoundProps,
  type FieldError,
  type FieldText,
  type FormOptions,
  type FormWords,
  type KitForm,
} from './use-form.ts';
export {
  CheckboxField,
  ChoiceField,
  CodeField,
  DateField,
  EmailField,
  NumberField,
  PasswordField,
  PhoneField,
  SegmentedField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  TimeField,
} from './bound-fields.tsx';
export { Form, type FormProps, type SubmitProps } from './form.tsx';
export { PlainCode, type PlainCodeProps } from './plain-code.tsx';
export { FormGrid } from './form-grid.tsx';
export { useLeaveWarning } from './use-leave-warning.ts';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { RadioCards, SegmentedChoice, type ChoiceOption, type ChoiceProps } from './choice.tsx';
export { Field, type FieldProps } from './field.tsx';
export { FormAlert, type AlertStatus, type FormAlertProps } from './form-alert.tsx';
export { Input, NativeSelect, PasswordInput, PhoneInput, Textarea } from './inputs.tsx';
export { OneTimeCodeInput, type OneTimeCodeInputProps } from './one-time-code-input.tsx';
export { SearchInput, type SearchInputProps } from './search-input.tsx';
export { StoredSwitch, type StoredSwitchProps } from './stored-switch.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
