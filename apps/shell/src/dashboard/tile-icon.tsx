import type { TileIconName } from '@wbd/module';
import {
  CalendarDays,
  Clapperboard,
  Eye,
  Library,
  Shield,
  SlidersHorizontal,
  UserRound,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<TileIconName, LucideIcon> = {
  calendar: CalendarDays,
  clapperboard: Clapperboard,
  eye: Eye,
  library: Library,
  shield: Shield,
  sliders: SlidersHorizontal,
  user: UserRound,
  users: Users,
  zap: Zap,
};

export function TileIcon({ name }: { name: TileIconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden size={22} />;
}
