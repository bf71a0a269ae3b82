export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { RadioCards, SegmentedChoice, type ChoiceOption, type ChoiceProps } from './choice.tsx';
export { Field, type FieldProps } from './field.tsx';
export { FormAlert, type AlertStatus, type FormAlertProps } from './form-alert.tsx';
export { Input, NativeSelect, PasswordInput, PhoneInput, Textarea } from './inputs.tsx';
export { OneTimeCodeInput, type OneTimeCodeInputProps } from './one-time-code-input.tsx';
