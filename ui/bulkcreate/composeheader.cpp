// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/composeheader.h"

#include "ui/bulkcreate/organizationpicker.h"
#include "ui/bulkcreate/stepstrip.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/headerstrip.h"

#include <QDateTime>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ComposeHeader::ComposeHeader(OrganizationPicker *organizations, StepStrip *steps, QWidget *parent)
    : QWidget(parent)
    , m_organizations(organizations)
    , m_steps(steps)
    , m_draft(new ElidedLabel({}, TextStyle::Small))
    , m_discard(makeButton(ButtonRole::Icon, tr("Discard draft"), u"trash-2"_s, this))
{
    m_draft->setMuted(true);
    m_draft->setObjectName(u"draftSaved"_s);
    connect(m_discard, &QPushButton::clicked, this, &ComposeHeader::discardWanted);
    auto *strip = new HeaderStrip(tr("Bulk create"));
    strip->addContext(m_organizations);
    strip->addContext(m_draft);
    strip->addAction(m_discard);
    strip->setSecondLine(m_steps);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(strip);
}

void ComposeHeader::setDraftState(const QString &words)
{
    m_draft->setText(words);
    m_draft->updateGeometry();
}

void ComposeHeader::showSaved(const QDateTime &at)
{
    //: %1 is a time of the day
    setDraftState(tr("draft saved %1").arg(QLocale().toString(at.toLocalTime().time(), u"H:mm:ss"_s)));
}

void ComposeHeader::setShown(bool hasOrganizations, bool isWriting)
{
    m_organizations->setVisible(hasOrganizations);
    m_draft->setVisible(isWriting);
    m_discard->setVisible(isWriting);
    m_steps->setVisible(isWriting);
}

} // namespace runlatch::ui
