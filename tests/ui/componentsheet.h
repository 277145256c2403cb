// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"
#include "ui/taskview/deadlinedelegate.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/picker.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/navigation/tabbar.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/pagebar.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/times.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace runlatch::ui {

/// A sheet with all widgets, for comparison with the pictures of the visual language.
class ComponentSheet final : public QWidget
{
public:
    ComponentSheet()
    {
        using namespace Qt::StringLiterals;
        resize(1440, 680);
        setBackgroundRole(QPalette::Base);
        setAutoFillBackground(true);
        const int u = Theme::of(this).u();
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(6 * u, 5 * u, 6 * u, 5 * u);
        row->setSpacing(10 * u);
        row->addLayout(badges(), 1);
        row->addLayout(controls(), 1);
        row->addLayout(rows(), 1);
    }

    QLineEdit *focused = nullptr;

private:
    QVBoxLayout *column() const
    {
        auto *layout = new QVBoxLayout;
        layout->setSpacing(2 * Theme::of(this).u());
        return layout;
    }

    void title(QVBoxLayout *layout, const QString &text)
    {
        layout->addSpacing(2 * Theme::of(this).u());
        layout->addWidget(new Label(text, TextStyle::Bold, this));
    }

    QHBoxLayout *line(QVBoxLayout *layout)
    {
        auto *row = new QHBoxLayout;
        row->setSpacing(2 * Theme::of(this).u());
        layout->addLayout(row);
        return row;
    }

    void badgeLine(QVBoxLayout *layout, const QList<BadgeSpec> &specs)
    {
        QHBoxLayout *row = line(layout);
        for (const BadgeSpec &spec : specs)
            row->addWidget(new Badge(spec, this));
        row->addStretch(1);
    }

    QVBoxLayout *badges()
    {
        using namespace Qt::StringLiterals;
        QVBoxLayout *layout = column();
        title(layout, u"Levels of a tag"_s);
        badgeLine(layout,
                  {{u"label"_s, Tone::None, {}},
                   {u"info"_s, Tone::Info, u"info"_s},
                   {u"warning"_s, Tone::Warning, u"triangle-alert"_s},
                   {u"error"_s, Tone::Error, u"octagon-x"_s}});
        title(layout, u"State of a task"_s);
        badgeLine(layout,
                  {{u"Awaiting"_s, Tone::Warning, u"hourglass"_s},
                   {u"Running"_s, Tone::Info, u"loader-circle"_s, true},
                   {u"Passed"_s, Tone::Success, u"circle-check"_s, true},
                   {u"Failed"_s, Tone::Error, u"circle-x"_s},
                   {u"Errored"_s, Tone::Error, u"timer-off"_s}});
        badgeLine(layout,
                  {{u"Unreachable"_s, Tone::Error, u"octagon-x"_s}, {u"Unknown"_s, Tone::Warning, u"circle-dashed"_s}});
        title(layout, u"Signature"_s);
        badgeLine(layout,
                  {{u"Valid"_s, Tone::Success, u"shield-check"_s, true},
                   {u"Invalid"_s, Tone::Error, u"shield-x"_s},
                   {u"Unsigned"_s, Tone::Warning, u"shield-off"_s},
                   {u"Unchecked"_s, Tone::None, u"shield-question-mark"_s, true}});
        title(layout, u"Change request"_s);
        badgeLine(layout,
                  {{u"Active"_s, Tone::None, u"circle-dot"_s, true},
                   {u"Archiving"_s, Tone::Info, u"hourglass"_s, true},
                   {u"Archived"_s, Tone::None, u"archive"_s, true},
                   {u"Skipped"_s, Tone::None, u"circle-dashed"_s, true}});
        title(layout, u"Type"_s);
        layout->addWidget(new Label(u"Page title 1.45, bold"_s, TextStyle::PageTitle, this));
        layout->addWidget(new Label(u"Item title 1.25, bold"_s, TextStyle::ItemTitle, this));
        layout->addWidget(new Label(u"Section 1.0, bold"_s, TextStyle::Bold, this));
        layout->addWidget(new Label(u"Body 1.0"_s, TextStyle::Body, this));
        auto *muted = new Label(u"Secondary, muted"_s, TextStyle::Body, this);
        muted->setMuted(true);
        layout->addWidget(muted);
        layout->addWidget(new Label(u"Small 0.9: headers, captions, badges"_s, TextStyle::Small, this));
        layout->addWidget(new Label(u"Mono 0.92: ids, bytes, JSON 0O 1lI"_s, TextStyle::Mono, this));
        layout->addStretch(1);
        return layout;
    }

    void buttonLines(QVBoxLayout *layout)
    {
        using namespace Qt::StringLiterals;
        QHBoxLayout *row = line(layout);
        row->addWidget(makeButton(ButtonRole::Primary, u"Primary"_s, u"send"_s, this));
        row->addWidget(makeButton(ButtonRole::Standard, u"Standard"_s, {}, this));
        row->addWidget(makeButton(ButtonRole::Standard, u"With icon"_s, u"refresh-cw"_s, this));
        row->addWidget(makeButton(ButtonRole::Text, u"Text action"_s, {}, this));
        row->addStretch(1);
        row = line(layout);
        row->addWidget(makeButton(ButtonRole::Danger, u"Delete 3 drafts"_s, u"trash-2"_s, this));
        row->addWidget(new CopyButton(u"Copy the address"_s, this));
        QPushButton *disabled = makeButton(ButtonRole::Primary, u"Disabled"_s, {}, this);
        disabled->setEnabled(false);
        row->addWidget(disabled);
        auto *picker = new Picker(u"box"_s, u"Workspace"_s, this);
        picker->addItem(u"All workspaces"_s);
        row->addWidget(picker);
        row->addStretch(1);
    }

    void fieldLines(QVBoxLayout *layout)
    {
        using namespace Qt::StringLiterals;
        QHBoxLayout *row = line(layout);
        for (const QString &text : {u"Value"_s, u"Focused"_s, u"Disabled"_s}) {
            auto *edit = new QLineEdit(text, this);
            edit->setAccessibleName(text);
            edit->setEnabled(text != "Disabled"_L1);
            row->addWidget(edit);
            if (text == "Focused"_L1)
                focused = edit;
        }
        auto *field = new Field(u"URL with more information"_s, new QLineEdit(u"checks.harbor.example/r/1"_s), this);
        field->setHint(u"optional"_s);
        field->setError(u"No scheme: the service shows neither message nor outcomes."_s, u"Add https://"_s);
        layout->addWidget(field);
        auto *operators = new QComboBox(this);
        operators->setAccessibleName(u"Operator"_s);
        operators->addItems({u"contains"_s, u"is"_s});
        auto *filter = new QLineEdit(this);
        filter->setAccessibleName(u"Filter"_s);
        filter->setPlaceholderText(u"Filter"_s);
        row = line(layout);
        row->addWidget(filter);
        row->addWidget(operators);
        row->addStretch(1);
    }

    QVBoxLayout *controls()
    {
        using namespace Qt::StringLiterals;
        QVBoxLayout *layout = column();
        title(layout, u"Buttons"_s);
        buttonLines(layout);
        title(layout, u"Fields"_s);
        fieldLines(layout);
        title(layout, u"Choice"_s);
        auto *segmented = new Segmented(u"Which"_s, this);
        segmented->addSegment(0, u"Active"_s);
        segmented->addSegment(1, u"Archived"_s);
        segmented->addSegment(2, u"All"_s);
        segmented->setCount(0, 143);
        segmented->setCount(1, 512);
        layout->addWidget(segmented);
        QHBoxLayout *row = line(layout);
        auto *on = new QCheckBox(u"Check box"_s, this);
        on->setChecked(true);
        row->addWidget(on);
        row->addWidget(new QCheckBox(u"Off"_s, this));
        auto *radio = new QRadioButton(u"Radio"_s, this);
        radio->setChecked(true);
        row->addWidget(radio);
        row->addWidget(new QRadioButton(u"Other"_s, this));
        row->addStretch(1);
        auto *tabs = new TabBar(this);
        for (const QString &tab : {u"Overview"_s, u"Signature"_s, u"Findings"_s})
            tabs->addTab(tab);
        tabs->setPill(1, {1, Tone::Error});
        tabs->setPill(2, {3, Tone::None});
        tabs->setCurrentIndex(1);
        tabs->setAccessibleName(u"Details"_s);
        layout->addWidget(tabs);
        title(layout, u"Progress"_s);
        auto *progress = new QProgressBar(this);
        progress->setRange(0, 200);
        progress->setValue(128);
        layout->addWidget(progress);
        layout->addStretch(1);
        return layout;
    }

    MessageBar *message(QVBoxLayout *layout, Tone tone, const QString &fact, const QString &next, const QString &action)
    {
        auto *bar = new MessageBar(this);
        bar->setMessage(tone, fact, next);
        bar->addTextAction(action);
        bar->setClosable(false);
        layout->addWidget(bar);
        return bar;
    }

    QStandardItemModel *model()
    {
        using namespace Qt::StringLiterals;
        using namespace std::chrono_literals;
        auto *model = new QStandardItemModel(0, 4, this);
        model->setHorizontalHeaderLabels({u"Row"_s, u"Workspace"_s, u"State"_s, u"Deadline"_s});
        const auto add = [model](const QString &name, const QString &workspace, const BadgeSpec &state,
                                 std::chrono::seconds left) {
            auto *badge = new QStandardItem(state.text);
            badge->setData(QVariant::fromValue(state));
            auto *deadline = new QStandardItem(left > 0s       ? wording::countdown(left)
                                                   : left < 0s ? u"at 10:00"_s
                                                               : QString());
            deadline->setData(QVariant::fromValue(DeadlineSpec{left, 10min}));
            model->appendRow({new QStandardItem(name), new QStandardItem(workspace), badge, deadline});
        };
        const BadgeSpec awaiting{u"Awaiting"_s, Tone::Warning, u"hourglass"_s, false};
        add(u"Selected"_s, u"net-prod-eu"_s, awaiting, 461s);
        add(u"Under 2:00"_s, u"net-dev"_s, awaiting, 112s);
        add(u"Under 0:30"_s, u"iam-core"_s, {u"Running"_s, Tone::Info, u"loader-circle"_s, true}, 24s);
        add(u"Over"_s, u"media-assets"_s, {u"Errored"_s, Tone::Error, u"timer-off"_s, false}, -1s);
        add(u"Skipped"_s, u"dns-edge"_s, {u"Skipped"_s, Tone::None, u"circle-dashed"_s, true}, 0s);
        return model;
    }

    QVBoxLayout *rows()
    {
        using namespace Qt::StringLiterals;
        QVBoxLayout *layout = column();
        title(layout, u"Message bars"_s);
        message(layout, Tone::Info, {}, u"Matches were read 4 minutes ago."_s, u"Ask again"_s);
        message(layout, Tone::Warning, u"404:"_s, u"missing, or not permitted to you."_s, u"Why"_s);
        message(layout, Tone::Error, u"No answer"_s, u"from tf.harbor.example in 30 s."_s, u"Try again"_s);
        message(layout, Tone::Success, {}, u"Accepted as eba-3Kd8sVq1."_s, u"Watch"_s);
        message(layout, Tone::None, {}, u"Archived \u201cDrop the allow-all egress rule\u201d."_s, u"Undo"_s)
            ->setClosable(true);
        title(layout, u"Rows and deadlines"_s);
        auto *table = new TableView(u"Rows"_s, this);
        table->setModel(model());
        table->setStretchColumn(0);
        table->setCell(1, TableView::Cell::Muted);
        table->setSample(1, u"media-assets"_s);
        table->setItemDelegateForColumn(2, new BadgeDelegate(Qt::UserRole + 1, table));
        table->setSample(2, u"Unreachable"_s, 40);
        table->setItemDelegateForColumn(3, new DeadlineDelegate(Qt::UserRole + 1, table));
        table->setSample(3, u"10:00"_s, 90);
        table->horizontalHeader()->setSortIndicatorShown(true);
        table->setCurrentIndex(table->model()->index(0, 0));
        table->setFixedHeight(6 * Theme::of(this).controlHeight());
        layout->addWidget(table);
        auto *pages = new PageBar(this);
        pages->setPagination(protocol::paginate(2, 20, 655));
        pages->setNote(u"filter and sort cover this page"_s);
        layout->addWidget(pages);
        layout->addStretch(1);
        return layout;
    }
};

} // namespace runlatch::ui
