import { shellConfig } from '@wbd/module/rspack';
import { colorModeScript } from '@wbd/ui/color-mode-script';

export default shellConfig({ inline: [colorModeScript] });
