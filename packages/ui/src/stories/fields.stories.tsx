import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { Field, PasswordField } from "../components/field.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Stepper } from "../components/stepper.tsx";
import { Switch } from "../components/switch.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "Fields" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  render: function Fields() {
    const { field, hint, fault, action, second, tabs } = useTexts();
    return (
      <div className="flex flex-col gap-4">
        <Field id="empty" label={field} icon="user" hint={hint} />
        <Field id="filled" label={field} icon="user" defaultValue="niran_88" />
        <Field id="wrong" label={field} icon="user" defaultValue="demo" error={fault} />
        <Field id="wrong-with-hint" label={field} icon="user" defaultValue="demo" error={fault} hint={hint} />
        <Field id="code" label={field} icon="mail-open" inputMode="numeric" autoComplete="one-time-code" defaultValue="482913" />
        <PasswordField
          id="new-password"
          label={field}
          icon="lock"
          autoComplete="new-password"
          showLabel={action}
          hideLabel={second}
          rules={tabs.map((label, place) => ({ label, isKept: () => place % 2 === 0 }))}
        />
        <Field id="off" label={field} disabled defaultValue="niran_88" />
        <PasswordField id="password" label={field} icon="lock" showLabel={action} hideLabel={second} defaultValue="lantern123" />
        <Field
          id="between"
          label={field}
          leading={
            <span dir="ltr" className="text-lead">
              +95
            </span>
          }
          trailing={<Button size="small">{action}</Button>}
        />
        <SelectField id="wrong-choice" label={field} error={fault}>
          <option>{tabs[0]}</option>
        </SelectField>
        <SelectField id="select" label={field} icon="filter">
          {tabs.map((tab) => (
            <option key={tab}>{tab}</option>
          ))}
        </SelectField>
      </div>
    );
  },
};

export const Choices: Story = {
  render: function Choices() {
    const { consent, field } = useTexts();
    return (
      <div className="flex flex-col gap-4">
        <Checkbox defaultChecked>{consent}</Checkbox>
        <Checkbox>{consent}</Checkbox>
        <Checkbox disabled>{consent}</Checkbox>
        <Switch label={field} defaultChecked />
        <Switch label={`${field} 2`} />
        <Switch label={`${field} 3`} disabled />
      </div>
    );
  },
};

export const Steps: Story = {
  render: function Steps() {
    const { field, action, second } = useTexts();
    const [value, setValue] = useState(5);
    const usual = { label: field, min: 1, max: 10, onChange: setValue, lessLabel: second, moreLabel: action };
    return (
      <div className="flex flex-col items-start gap-4">
        <Stepper {...usual} value={value} />
        <Stepper {...usual} value={1} />
        <Stepper {...usual} value={10}>
          10 ×
        </Stepper>
      </div>
    );
  },
};
