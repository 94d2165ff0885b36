/** The one motion of the app (UX 3.7) for what scripts move; `--motion` in styles/tokens.css has the same numbers. */
export const motion = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** True for people who wish that nothing moves; asked anew each time, because they may change their mind. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches
