export { AnimatePresence, m, useReducedMotion } from 'framer-motion';
export { MotionProvider } from './motion.tsx';
