// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using Action = Sentence::Action;

constexpr Phrase Machine[] = {
    {"listen.in-use", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Another program listens at %1 already."),
     QT_TRANSLATE_NOOP("runlatch::wording", "End that program or choose another port; 0 takes a free one."),
     Action::ChangePort},
    {"listen.not-permitted", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This system does not let you listen at %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a port above 1023."), Action::ChangePort},
    {"listen.address", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is no address of this machine to listen at."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter host and port, for example 127.0.0.1:8080; port 0 takes a free one."),
     Action::ChangePort},
    {"store.locked", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The store is in use by another program: %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "End it, or choose another file or folder."), Action::ChooseFolder},
    {"store.newer", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” was written by a newer version of Runlatch."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Update Runlatch, or choose another data folder; the file was left as it is."),
     Action::ChooseFolder},
    {"store.not-writable", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be written."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the disk's free space and the folder's permissions, or choose another "
                       "data folder."),
     Action::ChooseFolder},
    {"store.corrupt", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is damaged, or is no file of Runlatch."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Move the file away to start a new one, or choose another data folder; nothing "
                       "was deleted."),
     Action::ChooseFolder},
    {"store.full", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The disk that holds “%1” is full."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Make room, or choose another data folder; new requests are kept in memory "
                       "meanwhile."),
     Action::ChooseFolder},
    {"store.failed", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The database refused to write or read “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the disk and the folder, or choose another data folder."),
     Action::ChooseFolder},
    {"store.key", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The key that opens the secrets in “%1” is no key."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Remove the entry of Runlatch from the keychain, then start it again: a new "
                       "key is made."),
     Action::CheckKey},
    {"store.no-capture", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The captured request %1 is not there any more."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload the list."), Action::TryAgain},
    {"secret.unavailable", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This system's keychain does not answer, so “%1” is not kept."),
     QT_TRANSLATE_NOOP("runlatch::wording", "It is used for this session only; start a keychain service to keep it."),
     Action::None},
    {"secret.unavailable", Activity::ReadingSecret,
     QT_TRANSLATE_NOOP("runlatch::wording", "This system's keychain does not answer, so “%1” cannot be read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Unlock or start the keychain, or enter it again."),
     Action::EditConnection},
    {"secret.denied", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The keychain does not hand out “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Unlock the keychain and allow Runlatch to use it."), Action::CheckKey},
    {"secret.missing", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The keychain holds no “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter it again."), Action::CheckKey},
    {"secret.file", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” cannot be read as a key or token."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its name and permissions, and that it holds the secret alone."),
     Action::CheckKey},
    {"secret.too-large", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” is larger than 64 KB, so it is no key or token."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its name: it is to hold the secret alone."), Action::CheckKey},
    {"token.missing", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "There is no token to ask the service with."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Name its file with --token-file, or set RUNLATCH_TOKEN."), Action::None},
    {"file.unreadable", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” cannot be read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its name and permissions."), Action::None},
    {"file.too-large", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” is larger than 8 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its name, or take a smaller one; nothing was sent."), Action::None},
    {"file.not-written", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” cannot be written."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its folder, its permissions and the free space."), Action::None},
    {"integration.not-listening", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Nobody listened at %1 in the time that was given."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start the integration, or give it more time with --wait-ready."),
     Action::None},
    {"command.port-taken", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Another program listens at %1 already, so the command was not started."),
     QT_TRANSLATE_NOOP("runlatch::wording", "End that program, or choose another port."), Action::None},
    {"command.not-started", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The command “%1” could not be started."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its name, and that it can be found and run."), Action::None},
    {"command.ended", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The command ended too early, with exit code %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look at the end of its output."), Action::None},
    {"command.killed", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The command that was to listen at %1 was ended by a signal."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look at the end of its output."), Action::None},
    {"simulator.stopped", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The simulator is not running."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start it, then send the run task again."), Action::None},
    {"target.url", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is no URL that a run task can be sent to."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter an http or https URL, for example that of the receiver."),
     Action::None},
    {"public-url", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is no URL by which others can reach this program."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter an http or https URL without query and fragment, or none."),
     Action::None},
    {"fault.name", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” names no fault."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose one of those that are listed, for example cut-body."),
     Action::None},
    {"fault.value", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The fault “%1” lacks its value, or has one that does not fit."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it like latency=300ms, status=503 or html."), Action::None},
    {"fault.probability", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The probability of the fault “%1” is not between 0 and 1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it like reset@0.2 for one request in five."), Action::None},
    {"export.failed", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” could not be written."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose another place; what was there before is unchanged."),
     Action::ChooseFolder},
    {"export.full", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The disk is full: “%1” could not be written."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Free some space, or choose another place."), Action::ChooseFolder},
    {"export.cancelled", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "Stopped; nothing was written."), "",
     Action::None},
};

} // namespace

std::span<const Phrase> machinePhrases()
{
    return Machine;
}

} // namespace runlatch::wording
