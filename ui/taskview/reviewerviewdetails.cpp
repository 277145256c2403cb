// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/reviewerviewdetails.h"

#include "text/plaintext.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/markdown/markdowntext.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/taskview/taglevel.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::Tag;

namespace runlatch::ui {

namespace {

constexpr int MaxNames = 50; // strangers decide how many names there are, and each badge is a widget
constexpr int MaxBadges = 20;

} // namespace

ReviewerViewDetails::ReviewerViewDetails(QWidget *parent)
    : QWidget(parent)
    , m_id(new SelectableLabel({}, TextStyle::Body, this))
    , m_link(makeButton(ButtonRole::Text, {}, u"external-link"_s, this))
    , m_heading(new Label({}, TextStyle::Bold, this))
    , m_layout(new QVBoxLayout(this))
    , m_body(new MarkdownView(tr("Body of the outcome"), this))
{
    const int unit = Theme::of(this).u();
    m_id->setMuted(true);
    m_link->setObjectName(u"outcomeLink"_s);
    m_heading->setWordWrap(true);
    m_body->setGrowing(true);
    QPushButton *close = makeButton(ButtonRole::Icon, tr("Close the details"), u"x"_s, this);
    connect(close, &QPushButton::clicked, this, &ReviewerViewDetails::closeWanted);
    connect(m_link, &QPushButton::clicked, this, [this] { (new MarkdownLinkDialog(m_url, this))->open(); });

    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(m_link);
    head->addWidget(m_id);
    head->addStretch(1);
    head->addWidget(close);
    m_layout->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 4 * unit);
    m_layout->setSpacing(2 * unit);
    m_layout->addLayout(head);
    m_layout->addWidget(m_heading);
    m_layout->addWidget(new Hairline(this));
    m_layout->addWidget(m_body);
    m_layout->addStretch(1);
}

void ReviewerViewDetails::setOutcome(const protocol::Outcome &outcome)
{
    const auto url = openableLink(outcome.url);
    m_url = url.value_or(QUrl());
    const QString id = text::plainText(outcome.id);
    m_id->setText(id);
    m_id->setVisible(!url);
    m_link->setVisible(url.has_value());
    m_link->setText(id.isEmpty() ? tr("(no id)") : QString(id).replace(u'&', "&&"_L1));
    m_link->setAccessibleName(tr("Link of outcome %1").arg(id));
    m_heading->setText(text::plainText(outcome.description, 1000));
    showTags(outcome.tags);
    m_body->setMarkdown(outcome.body);
}

void ReviewerViewDetails::showTags(const QList<Tag> &tags)
{
    delete m_tags;
    m_tags = new QWidget(this);
    m_tagRows = new QGridLayout(m_tags);
    m_tagRows->setContentsMargins(0, 0, 0, 0);
    m_tagRows->setColumnStretch(1, 1);
    QStringList names; // names as typed, in the order of their first tag
    for (const Tag &tag : tags) {
        if (!names.contains(tag.name))
            names += tag.name;
        if (names.size() == MaxNames)
            break;
    }
    for (const QString &name : names) {
        QList<Tag> named;
        std::copy_if(tags.begin(), tags.end(), std::back_inserter(named),
                     [&](const Tag &tag) { return tag.name == name; });
        addTagRow(name, named);
    }
    m_tags->setHidden(names.isEmpty());
    m_layout->insertWidget(2, m_tags);
}

void ReviewerViewDetails::addTagRow(const QString &name, const QList<Tag> &tags)
{
    const int row = m_tagRows->rowCount();
    auto *label = new Label(name.left(100), TextStyle::Body, m_tags);
    label->setMuted(true);
    auto *badges = new QHBoxLayout;
    for (qsizetype index = 0; index < tags.size() && index < MaxBadges; ++index)
        badges->addWidget(new Badge(tagBadge(tags.at(index)), m_tags));
    if (tags.size() > MaxBadges)
        badges->addWidget(
            new Label(tr("and %n more", nullptr, int(tags.size() - MaxBadges)), TextStyle::Small, m_tags));
    badges->addStretch(1);
    m_tagRows->addWidget(label, row, 0);
    m_tagRows->addLayout(badges, row, 1);
}

} // namespace runlatch::ui
