// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/help/helptopics.h"

#include <QWidget>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

// Names, not classes: this room lies below the pages.
constexpr std::array Topics{
    HelpTopic{"ChangeRequestsPage"_L1, "change-requests"_L1},
    HelpTopic{"BulkCreatePage"_L1, "bulk-create"_L1},
    HelpTopic{"RunTasksPage"_L1, "run-tasks"_L1},
    HelpTopic{"SimulatorPage"_L1, "simulator"_L1},
    HelpTopic{"CheckPage"_L1, "check"_L1},
    HelpTopic{"ActivityPage"_L1, "activity"_L1},

    HelpTopic{"FilterEdit"_L1, "filter"_L1},
    HelpTopic{"ReplyForm"_L1, "reply"_L1},
    HelpTopic{"SignatureTab"_L1, "signature"_L1},
    HelpTopic{"FindingsTab"_L1, "run-tasks#findings"_L1},
    HelpTopic{"PlanTab"_L1, "run-tasks#plan"_L1},
    HelpTopic{"FaultsPanel"_L1, "simulator#faults"_L1},
    HelpTopic{"RunsPanel"_L1, "simulator#runs"_L1},
    HelpTopic{"OutsidePage"_L1, "run-tasks#outside"_L1},
    HelpTopic{"DesktopSection"_L1, "start#notifications"_L1},
    HelpTopic{"AppearanceSection"_L1, "start#opening"_L1},

    HelpTopic{"CertificateDialog"_L1, "change-requests#certificates"_L1},
    HelpTopic{"ConnectionsDialog"_L1, "change-requests#connections"_L1},
    HelpTopic{"PlaceDialog"_L1, "change-requests#connections"_L1},
    HelpTopic{"ResultsDialog"_L1, "change-requests#archive"_L1},
    HelpTopic{"RawDialog"_L1, "change-requests#list"_L1},
    HelpTopic{"ColumnDialog"_L1, "bulk-create#targets"_L1},
    HelpTopic{"LedgerDialog"_L1, "bulk-create#sent"_L1},
    HelpTopic{"ListenerDialog"_L1, "run-tasks#listener"_L1},
    HelpTopic{"RegisterDialog"_L1, "run-tasks#register"_L1},
    HelpTopic{"PlanDialog"_L1, "run-tasks#plan"_L1},
    HelpTopic{"ResendDialog"_L1, "run-tasks#resend"_L1},
    HelpTopic{"CompareDialog"_L1, "run-tasks#compare"_L1},
    HelpTopic{"ImportDialog"_L1, "run-tasks#import"_L1},
    HelpTopic{"ExportDialog"_L1, "run-tasks#export"_L1},
    HelpTopic{"DoctorDialog"_L1, "signature#doctor"_L1},
    HelpTopic{"TemplateDialog"_L1, "reply#templates"_L1},
    HelpTopic{"ReportDialog"_L1, "reply#outcomes"_L1},
    HelpTopic{"SimulatorAddressDialog"_L1, "simulator#service"_L1},
    HelpTopic{"StorageDialog"_L1, "files#limits"_L1},
    HelpTopic{"FolderDialog"_L1, "files#folder"_L1},
    HelpTopic{"SettingsDialog"_L1, "start#settings"_L1},
    HelpTopic{"ShortcutsDialog"_L1, "keyboard"_L1},
    HelpTopic{"DiagnosticsDialog"_L1, "troubleshooting#report"_L1},
    HelpTopic{"MarkdownLinkDialog"_L1, "security#links"_L1},
};

} // namespace

std::span<const HelpTopic> helpTopics()
{
    return Topics;
}

QString helpTopicOf(const QWidget *widget)
{
    for (const QWidget *part = widget; part; part = part->parentWidget()) {
        const QString name = QString::fromLatin1(part->metaObject()->className()).section(u"::"_s, -1);
        const auto topic = std::ranges::find_if(Topics, [&name](const HelpTopic &one) { return name == one.part; });
        if (topic != Topics.end())
            return topic->place;
    }
    return u"start"_s;
}

} // namespace runlatch::ui
