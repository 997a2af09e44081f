import type { Profile } from '@sextant/contracts';
import { limits } from '@sextant/contracts/limits';
import { type FormEvent, useState } from 'react';
import { errorText, readErrorBody } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUpdateProfileMutation } from './api.ts';
import { type ChosenPicture, PicturePicker } from './picture-picker.tsx';

/** Sends the name where it is not blank, and the picture only where a new one was chosen. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [fullName, setFullName] = useState(profile.full_name);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = fullName.trim();
    if (!name && !picture) return setFields({ full_name: 'Enter a name, or choose a picture.' });
    const { data, error } = await update({
      ...(name && { fullName: name }),
      ...(picture && { picture: picture.file }),
    });
    if (!data) {
      setFields(readErrorBody(error)?.fields ?? {});
      return void toast.error(errorText(error, 'Failed to update profile'));
    }
    toast.success('Profile Updated Successfully');
    onSaved();
  };

  return (
    <form onSubmit={submit} className="space-y-5">
      <PicturePicker
        shown={picture?.dataUrl ?? profile.profile_picture}
        name={profile.full_name}
        error={fields.profile_picture}
        onChoose={(chosen) => {
          setPicture(chosen);
          setFields({});
        }}
        onRefuse={(reason) => setFields({ profile_picture: reason })}
      />
      <Field
        label="Full name"
        name="full_name"
        autoComplete="name"
        maxLength={limits.fullNameLength}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
        error={fields.full_name}
        hint={profile.email}
      />
      <Button type="submit" className="w-full" busy={isLoading}>
        Update Profile
      </Button>
    </form>
  );
}
