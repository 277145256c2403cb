// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase TaskFaults[] = {
    {Rules::TaskName, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be the name of a run task."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use at most 90 letters, digits, - and _."), Action::None},
    {Rules::TaskUrl, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The URL of the run task is not valid."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a URL with http or https, without a user name and a password."),
     Action::None},
    {Rules::TaskDescription, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The description is longer than 300 characters."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Shorten the description."), Action::None},
    {Rules::TaskKey, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The HMAC key is not text."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The service accepts keys in UTF-8. Choose another key."),
     Action::CheckKey},
    {Rules::TaskStages, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "No stage is chosen."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose at least one stage."), Action::None},
    {Rules::TaskNotVerified, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service did not accept the URL of the run task at %1."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service sends a test request to this URL and expects the answer 200. Check that the "
                       "service can reach it."),
     Action::TryAgain},
    {Rules::TaskNameTaken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The organization already has a run task named “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose another name, or look at the existing run task again."),
     Action::TryAgain},
    {Rules::TaskUnknown, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The organization has no run task named “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the name."), Action::None},
    {Rules::TaskNotEntitled, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The edition of the organization “%1” has no run tasks (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its entitlements say so. Choose another organization."), Action::None},
    {Rules::TaskNoRight, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service does not show the run tasks of “%1” to this token, or does not let it change "
                       "them (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The token needs the permission to manage run tasks."),
     Action::EditConnection},
    {Rules::TaskNotCarriedOut, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request was not carried out: the service shows no change."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again."), Action::TryAgain},
    {Rules::TaskStopped, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The request was not sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "It was stopped, or the service had refused the token before."),
     Action::TryAgain},
    {Rules::TaskStillAttached, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The run task “%1” was not removed: it is attached to workspaces."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Detach it from these workspaces first."), Action::TryAgain},
    {Rules::TaskOtherPlacement, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service attached the run task to “%1” with other stages or another enforcement level."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look at the run tasks of this workspace in the service."), Action::None},
    {Rules::TaskUnencrypted, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The HMAC key was not sent: the connection to %1 is not encrypted."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use https for the service."), Action::EditConnection},
    {Rules::TaskLimit, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The organization has reached its limit of run tasks: %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The service may refuse another one."), Action::None},
    {Rules::TaskWorkspaceLimit, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The limit of workspaces with a run task is exceeded: %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The service may refuse the others."), Action::None},
    {Rules::TaskMandatoryLimit, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The limit of mandatory run tasks may be reached: %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The service may refuse the level mandatory."), Action::None},
    {Rules::TaskNoGlobal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The edition of the organization “%1” has no global run tasks."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Attach the run task to workspaces instead."), Action::None},
};

static_assert(haveWords(TaskFaults, Rules::Tasks), "each rule has a sentence");

} // namespace

std::span<const Phrase> taskPhrases()
{
    return TaskFaults;
}

} // namespace runlatch::wording
