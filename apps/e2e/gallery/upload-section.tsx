import { Button, HStack, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { ChooseFileButton, ColumnFields, UploadDialog, useUpload } from '@wbd/ui/upload';
import { useState } from 'react';
import { galleryTexts } from './texts.de.ts';

const texts = galleryTexts.upload;

/** What a test tells the upload under way, as the network would. */
type Line = (news: 'arrive' | 'finish' | 'fail') => void;
declare global {
  interface Window {
    uploadLine?: Line;
  }
}

export function UploadSection() {
  return (
    <Stack gap="6">
      <Uploads />
      <Tables />
    </Stack>
  );
}

const FIELDS = ['name', 'amount'] as const;

/** A table that the page reads itself, and which of its columns is which field. */
function Tables() {
  const [file, setFile] = useState('');
  const [mapping, setMapping] = useState<Record<(typeof FIELDS)[number], number | null>>({
    name: 0,
    amount: null,
  });
  return (
    <Card title={texts.table}>
      <Stack gap="4" align="flex-start">
        <ChooseFileButton
          label={texts.choose}
          accept=".csv"
          disabled={false}
          onChoose={({ name }) => setFile(name)}
        />
        <Text>{file}</Text>
        <ColumnFields
          fields={FIELDS}
          labels={texts.columns}
          isRequired={(field) => field === 'amount'}
          titles={texts.titles}
          mapping={mapping}
          disabled={false}
          onChange={(field, column) => setMapping({ ...mapping, [field]: column })}
        />
      </Stack>
    </Card>
  );
}

function Uploads() {
  const { state, run } = useUpload();
  const [result, setResult] = useState('');
  const start = () =>
    run(
      ({ onProgress }) =>
        new Promise((resolve, reject) => {
          onProgress({ percent: 20, stage: 'video' });
          window.uploadLine = (news) => {
            if (news === 'arrive') onProgress({ percent: 60, stage: 'image' });
            if (news === 'finish') resolve();
            if (news === 'fail') reject(new Error('The line broke'));
          };
        }),
    );
  return (
    <Card title={texts.video}>
      <HStack>
        <Button
          onClick={() => void start().then(({ ok }) => setResult(ok ? texts.finish : texts.fail))}
        >
          {texts.start}
        </Button>
        <Text role="status">{result}</Text>
      </HStack>
      <UploadDialog state={state} />
    </Card>
  );
}
