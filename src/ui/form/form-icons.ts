/** Icons of forms, apart from those of the first load. */
export { Eye as ShowPasswordIcon, EyeOff as HidePasswordIcon } from 'lucide-react'
